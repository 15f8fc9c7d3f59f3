declare module 'myanmar-tools' {
  /** The part of Google's tools (a trained detector and a converter) that is used here; they bring no types. */
  const tools: {
    ZawgyiDetector: new () => { getZawgyiProbability(text: string): number };
    ZawgyiConverter: new () => { zawgyiToUnicode(text: string): string };
  };
  export default tools;
}
