import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { PageFormFrame } from '../../forms/page-form.tsx'

/** The form of a profile part. If another tab has changed the part, it links to the current state. */
export function PartForm<V extends object>({ children, ...props }: ComponentProps<typeof PageFormFrame<V>>) {
  const t = useTexts('student_dashboard')
  const { pathname } = useLocation()
  const isOther = props.form.failed?.problem?.code === 'candidates.partChanged'
  return (
    <PageFormFrame {...props}>
      {children}
      {isOther && (
        <ButtonLink to={pathname} target="_blank" icon={<ExternalLink aria-hidden />}>
          {t('part.look')}
        </ButtonLink>
      )}
    </PageFormFrame>
  )
}
