import { useApply } from '../use-apply.ts'

/** Where the notice of unmet conditions stands, to be focused. */
export const verdictId = 'verdict'

/** Whether an unmet condition keeps what is written here from being sent. */
export function useMisfit(): boolean {
  const { form, canEdit } = useApply()
  return canEdit && form.fit.overall === 'doesNotFit'
}
