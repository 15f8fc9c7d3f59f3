export * from './bytes.ts';
export * from './checkpoint.ts';
export * from './merkle.ts';
export * from './note.ts';
export * from './proof-file.ts';
export * from './tiles.ts';
export * from './witness.ts';
