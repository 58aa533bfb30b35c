/** What whoever opens an overlay tells it. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
