import type { Target } from '#contract/applications/acts.ts'
import type { Asked, Call } from '#contract/call.ts'
import { useMe } from '#web/session/store.ts'
import { type ActDialogProps, fieldsOf } from './act-target.ts'
import { useTrialAct } from './use-trial-act.ts'

/** What a dialog adds to the target: the new status, the text of a note. */
export type Chosen<C extends Call> = Omit<Asked<C>, 'companyId' | 'formId' | keyof Target>

export type ActOn = Pick<ActDialogProps, 'formId' | 'target'>

/** An act on a form's applications: dry run and execution (`useTrialAct`). */
export function useActOnApplications<C extends Call>(call: C, { formId, target }: ActOn, trial: Chosen<C> | undefined) {
  const { myId: companyId } = useMe()
  return useTrialAct<C, Chosen<C>>(
    call,
    { target: { companyId, formId, ...fieldsOf(target) }, changes: 'receivedApplications' },
    trial,
  )
}
