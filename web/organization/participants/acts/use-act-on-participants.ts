import type { Asked, Call } from '#contract/call.ts'
import type { ParticipantTarget } from '#contract/participants/participant-acts.ts'
import { useMe } from '#web/session/store.ts'
import type { ParticipantsTarget } from '../../desk/acts/act-target.ts'
import { useTrialAct } from '../../desk/acts/use-trial-act.ts'

/** What a dialog adds to the target: the new status, the reason. */
type Chosen<C extends Call> = Omit<Asked<C>, 'companyId' | keyof ParticipantTarget>

/** An act on participants: dry run and execution (`useTrialAct`). */
export function useActOnParticipants<C extends Call>(
  call: C,
  target: ParticipantsTarget,
  trial: Chosen<C> | undefined,
) {
  const { myId: companyId } = useMe()
  return useTrialAct<C, Chosen<C>>(call, { target: { companyId, ...fieldsOf(target) }, changes: 'participants' }, trial)
}

/** The fields of a call's body that name the target. */
export const fieldsOf = (target: ParticipantsTarget) =>
  'filters' in target
    ? {
        filters: target.filters,
        ...(target.formId && { formId: target.formId }),
        except: [...target.except],
        expected: target.expected,
      }
    : { participantIds: [...target.participantIds] }
