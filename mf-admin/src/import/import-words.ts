/** What is imported, in the masculine, as an import's steps speak of it. */
export interface ImportWords {
  /** 'evento', 'eventos' */
  readonly one: string;
  readonly many: string;
  /** Once imported: 'Listo: los eventos están en el calendario' */
  readonly done: string;
  /** Why undoing left some: 'editado o borrado', 'editados o borrados' */
  readonly keptOne: string;
  readonly keptMany: string;
}
