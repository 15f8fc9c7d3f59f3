declare module 'subset-font' {
  /** The part of hb-subset's wrapper that is used here. */
  export default function subsetFont(font: Buffer, text: string, options: { targetFormat: 'woff2'; noHinting?: boolean }): Promise<Buffer>;
}
