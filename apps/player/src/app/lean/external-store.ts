// React has had it since 18: wouter brings it for older ones.
export { useSyncExternalStore } from 'react';
