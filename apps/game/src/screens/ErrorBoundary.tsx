import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** The part that may fail. */
  children: ReactNode;
  /** A part that failed is tried again when this changes. */
  attempt?: unknown;
  /** Called each time the part fails. */
  onError?: () => void;
  /** Returns what is shown instead of a part that failed; `retry` tries it again. Default: nothing. */
  renderFailure?: (retry: () => void) => ReactNode;
}

/** Keeps the failure of one part of the screen from reaching the others. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override componentDidUpdate({ attempt }: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    if (failed && attempt !== this.props.attempt) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    const { children, renderFailure } = this.props;
    return this.state.failed ? (renderFailure?.(this.retry) ?? null) : children;
  }
}
