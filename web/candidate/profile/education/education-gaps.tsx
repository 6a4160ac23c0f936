import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMe } from '../../../session/store.ts'
import { educationCheck } from '../own-profile.ts'

/** Names the facts that open forms ask about the current education and that are missing. */
export function EducationGaps() {
  const t = useTexts('student_dashboard')
  const { hasEducation, missing } = useAnswer(educationCheck(useMe().myId))
  if (!hasEducation || missing.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('education.gaps', { facts: missing.map((fact) => t('education.fact', { fact })).join(', ') })}
    >
      <p>{t('education.gaps.detail')}</p>
    </Notice>
  )
}
