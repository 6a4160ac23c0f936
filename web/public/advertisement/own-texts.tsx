import type { Advertisement } from '#contract/listings/listings.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import styles from './own-texts.module.css'

interface OwnTextsProps {
  readonly texts: Advertisement['texts']
  /** Where it is another language than the page's */
  readonly lang: string | undefined
}

/** What the organization tells those who apply, and what it asks them to agree to. */
export function OwnTexts({ texts, lang }: OwnTextsProps) {
  const t = useTexts('adv_detail')
  return (
    <div className={styles.texts}>
      {texts.map(({ id, kind, title, body }) => (
        <details key={id}>
          <summary>
            <span lang={lang}>{title}</span> {kind === 'consent' && <Badge>{t('texts.consent')}</Badge>}
          </summary>
          <div lang={lang}>
            <RichText html={body} headingsFrom={3} />
          </div>
        </details>
      ))}
    </div>
  )
}
