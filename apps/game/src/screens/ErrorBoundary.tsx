import { Component, type ReactNode } from 'react';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What may fail without taking the screen with it. */
  children: ReactNode;
  /** What failed is tried again when this changes. */
  attempt: unknown;
  /** Called once for each time it failed. */
  onError?: () => void;
}

/** Leaves out a part of the screen that failed, and keeps the rest. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failed: boolean; attempt: unknown }
> {
  override state = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: ErrorBoundaryProps, state: { attempt: unknown }) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
