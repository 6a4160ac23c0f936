import { Download } from 'lucide-react'
import type { ShownBlankForm } from '#contract/forms/shown-blank-form.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/actions/button.tsx'

/** A link to the blank form that applicants fill in for a document. `name`: of the document. */
export function BlankFormLink({ blank, name }: { blank: ShownBlankForm; name: string }) {
  const t = useTexts('common')
  const language = useLanguage()
  return (
    <ButtonLink
      to={blank.address}
      size="small"
      icon={<Download aria-hidden />}
      download={blank.name}
      aria-label={t('blankForm.get.of', { name })}
    >
      {t('blankForm.get', { size: formatFileSize(blank.size, language) })}
    </ButtonLink>
  )
}
