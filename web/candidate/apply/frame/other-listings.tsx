import type { Problem } from '#contract/problems.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'

/** Whoever came too late for this one may be in time for another. */
export function OtherListings() {
  const t = useTexts('student_apps')
  return (
    <ButtonLink size="small" to="/search">
      {t('apply.others')}
    </ButtonLink>
  )
}

/** The listing takes nobody any more. */
export const isShut = ({ code }: Pick<Problem, 'code'>) =>
  code === 'applications.closed' || code === 'applications.full'
