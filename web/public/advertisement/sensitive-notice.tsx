import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Section } from './section.tsx'

/** Which sensitive data the form asks for, and that it needs explicit consent. */
export function SensitiveNotice({ kinds }: { kinds: readonly SensitiveKind[] }) {
  const t = useTexts('adv_detail')
  const language = useLanguage()
  if (kinds.length === 0) return null
  const words = new Intl.ListFormat(language).format(kinds.map((kind) => t('sensitive.kind', { kind })))
  return (
    <Section title={t('sensitive.title')}>
      <p>{t('sensitive.text', { kinds: words })}</p>
    </Section>
  )
}
