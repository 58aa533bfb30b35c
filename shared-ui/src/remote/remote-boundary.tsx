import { Component, type ReactNode } from 'react';
import { FailureNotice } from '../failure/failure-notice.tsx';

interface RemoteBoundaryProps {
  readonly message: string;
  /** With it, the host shows the failure and this renders nothing. */
  readonly onError: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

/** Keeps a remote's render error inside the remote. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.onError) return null;
    return (
      <FailureNotice
        message={this.props.message}
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
