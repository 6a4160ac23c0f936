import { SavedAt } from '../../forms/saved-at.tsx'

/** Always rendered, so that screen readers announce a save. */
export function Saved({ at }: { at: Date | undefined }) {
  return <div role="status">{at && <SavedAt time={at} />}</div>
}
