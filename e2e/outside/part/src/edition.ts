/** Which release this is. Each that the test publishes says its own here. */
export const edition = (): string => '1.0.0';
