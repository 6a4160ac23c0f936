import { onClick, onServer, type PageQueries } from '../page-queries.ts'
import { contact } from './own-calls.ts'
import { PhoneNumber } from './phone-number.tsx'
import { Section } from './section.tsx'
import { useSettingsTexts } from './use-settings-texts.ts'

const queries: PageQueries = () => [contact]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

export default function PhonePage() {
  const t = useSettingsTexts()
  return (
    <Section title={t('phone.title')} lead={t('phone.lead')}>
      <PhoneNumber />
    </Section>
  )
}
