import { SavedAt } from '../../forms/saved-at.tsx'

/** In the page from the start, so that screen readers announce when something was saved. */
export function Saved({ at }: { at: Date | undefined }) {
  return <div role="status">{at && <SavedAt time={at} />}</div>
}
