/** Why the server cannot start, as one Spanish sentence that says what to do. Shown without a stack. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}
