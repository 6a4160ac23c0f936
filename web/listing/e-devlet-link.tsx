import { eDevletAddress } from '#contract/data/e-devlet.ts'
import { useTexts } from '../texts/texts.tsx'
import { OutsideLink } from '../ui/actions/link.tsx'

/** Leads to the service of e-Devlet that hands out the document, named for screen readers that read links alone. */
export function EDevletLink({ documentTypeId, name }: { documentTypeId: number; name: string }) {
  const t = useTexts('common')
  return (
    <OutsideLink to={eDevletAddress(documentTypeId)} aria-label={t('eDevlet.get.of', { name })}>
      {t('eDevlet.get')}
    </OutsideLink>
  )
}
