import { eDevletAddress } from '#contract/data/e-devlet.ts'
import { useTexts } from '../texts/texts.tsx'
import { OutsideLink } from '../ui/actions/link.tsx'

/** A link to the e-Devlet service that issues the document, with a self-contained label for screen readers. */
export function EDevletLink({ documentTypeId, name }: { documentTypeId: number; name: string }) {
  const t = useTexts('common')
  return (
    <OutsideLink to={eDevletAddress(documentTypeId)} aria-label={t('eDevlet.get.of', { name })}>
      {t('eDevlet.get')}
    </OutsideLink>
  )
}
