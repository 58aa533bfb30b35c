export const RecommendationsPlaceholder = () => null;
