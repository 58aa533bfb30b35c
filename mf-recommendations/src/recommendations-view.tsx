export const RecommendationsView = () => null;
