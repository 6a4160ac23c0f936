import type { EducationChange } from '#contract/candidates/candidate-background.ts'
import type { gpaSystems } from '#database/schema/reference.ts'
import { notListed, type WrongField } from '../wrong-fields.ts'

/** Checks a grade against its system: within the bounds, and with no more decimals. */
export function wrongGrade(
  { gpa, gpaSystemId }: Pick<EducationChange, 'gpa' | 'gpaSystemId'>,
  system: typeof gpaSystems.$inferSelect | null,
): readonly WrongField[] {
  if (gpaSystemId !== null && system === null) return [notListed('gpaSystemId')]
  if (gpa === null) return []
  if (system === null) return [{ field: 'gpaSystemId', key: 'fields.gpaSystem' }]
  const { min, max, decimals, regex } = system
  if (min === null || max === null) return [{ field: 'gpa', key: 'fields.noGrades' }]
  const isGrade = gpa >= min && gpa <= max && Number(gpa.toFixed(decimals)) === gpa
  const isWritten = regex === null || new RegExp(regex).test(String(gpa))
  return isGrade && isWritten ? [] : [{ field: 'gpa', key: 'fields.grade', values: { min, max, decimals } }]
}
