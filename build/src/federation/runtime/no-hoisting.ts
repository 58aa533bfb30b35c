/** Takes the place of `hoist-non-react-statics`, of which emotion's `withTheme` alone makes use. */
const hoistStatics = <Target>(target: Target): Target => target;

// The package exports it so.
export default hoistStatics;
