import type { Advertisement } from '#contract/listings/listings.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import styles from './own-texts.module.css'

interface OwnTextsProps {
  readonly texts: Advertisement['texts']
  /** Set if it differs from the page's language */
  readonly lang: string | undefined
}

/** The organization's texts for applicants: information and consents. */
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
