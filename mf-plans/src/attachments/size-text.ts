const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** '340 KB', '1,2 MB': as files are told by the systems that people know. */
export const sizeText = (bytes: number): string =>
  bytes < 1_048_576
    ? `${number.format(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${number.format(bytes / 1_048_576)} MB`;
