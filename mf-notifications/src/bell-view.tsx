export const BellView = () => null;
