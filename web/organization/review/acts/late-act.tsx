import { Late } from '#web/loading/late.tsx'
import type { ActDialogProps } from './act-target.ts'
import type { ReviewAct } from './registry.ts'

/** The dialog of an act, whose code comes when it is opened. */
export const LateAct = ({ act, ...props }: ActDialogProps & { act: ReviewAct }) => (
  <Late load={act.load}>{(Dialog) => <Dialog {...props} />}</Late>
)
