/** Why a file cannot be imported, as one Spanish sentence that says what to do. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
