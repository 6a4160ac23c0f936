import { useApply } from '../use-apply.ts'

/** The id of the notice of unmet conditions, to focus it. */
export const verdictId = 'verdict'

/** Whether an unmet condition prevents submission. */
export function useMisfit(): boolean {
  const { form, canEdit } = useApply()
  return canEdit && form.fit.overall === 'doesNotFit'
}
