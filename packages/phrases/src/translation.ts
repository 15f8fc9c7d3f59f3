/** The shape of a language's sentences: English gives the keys, every other language says each of them. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
