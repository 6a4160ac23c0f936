import type { Problem } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'

/** Open forms, for a candidate who missed this one. */
export function OtherListings() {
  const t = useTexts('student_apps')
  return (
    <ButtonLink size="small" to="/search">
      {t('apply.others')}
    </ButtonLink>
  )
}

/** Whether a problem means that the form is closed. */
export const isShut = ({ code }: Pick<Problem, 'code'>) =>
  code === 'applications.closed' || code === 'applications.full' || code === 'applications.paused'
