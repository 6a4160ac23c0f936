import { SavedAt } from '../../forms/saved-at.tsx'

/** There from the start, so that it is read out when something was saved. */
export function Saved({ at }: { at: Date | undefined }) {
  return <div role="status">{at && <SavedAt time={at} />}</div>
}
