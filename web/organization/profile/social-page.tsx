import { changeSocialLinks, readSocialLinks } from '#contract/companies/social-links.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { useSaving } from './own-page.ts'
import { WebAddressInput } from './web-address-input.tsx'

const social = (companyId: string) => query(readSocialLinks, { companyId })
const queries: PageQueries = ({ me }) => [social(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Social

/** Not translated: brand names are the same in every language. */
const networks = [
  { name: 'instagram', label: 'Instagram', example: 'instagram.com/kurum' },
  { name: 'linkedin', label: 'LinkedIn', example: 'linkedin.com/company/kurum' },
  { name: 'youtube', label: 'YouTube', example: 'youtube.com/@kurum' },
  { name: 'twitter', label: 'X (Twitter)', example: 'x.com/kurum' },
  { name: 'facebook', label: 'Facebook', example: 'facebook.com/kurum' },
] as const

export default function SocialPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const read = social(companyId)
  const save = useSaving()
  const form = usePageForm({
    saved: useAnswer(read),
    load: schema,
    save: (values) => save(askInBrowser(changeSocialLinks, { companyId, ...values }), read),
  })
  return (
    <Section title={t('social.title')} lead={t('social.lead')}>
      <PageFormFrame form={form}>
        {networks.map(({ name, label, example }) => (
          <WebAddressInput
            key={name}
            {...form.field(name)}
            optional
            label={label}
            placeholder={example}
            value={form.values[name]}
            onWrite={(link) => form.set({ [name]: link })}
          />
        ))}
      </PageFormFrame>
    </Section>
  )
}
