import { type CompanyPreview, changeCompany } from '#contract/companies/companies.ts'
import { companyTypes } from '#contract/forms/form-facts.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { company, useSaving } from './own-page.ts'
import { WebAddressInput } from './web-address-input.tsx'

const queries: PageQueries = ({ me }) => [company(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Identity

export default function CompanySettingsPage() {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const read = company(companyId)
  const save = useSaving()
  const form = usePageForm({
    saved: identityOf(useAnswer(read)),
    load: schema,
    save: async (values) => identityOf(await save(askInBrowser(changeCompany, { companyId, ...values }), read)),
  })
  const { values, set, field } = form
  return (
    <Section title={t('company.title')} lead={t('company.lead')}>
      <PageFormFrame form={form}>
        <TextInput
          {...field('name')}
          label={t('company.name')}
          help={t('company.name.help')}
          autoComplete="organization"
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          {...field('type')}
          label={t('company.type')}
          value={values.type}
          onChange={(event) =>
            set({ type: companyTypes.find((type) => type === event.currentTarget.value) ?? 'other' })
          }
          options={companyTypes.map((type) => ({
            value: type,
            label: type === 'other' ? t('company.type.other') : t('companyTypes.name', { type }),
          }))}
        />
        <WebAddressInput
          {...field('website')}
          optional
          label={t('company.website')}
          placeholder="kurum.org.tr"
          value={values.website}
          onWrite={(website) => set({ website })}
        />
        <TextInput
          {...field('authName')}
          optional
          label={t('company.authName')}
          help={t('company.contact.help')}
          value={values.authName ?? ''}
          onChange={(event) => set({ authName: event.currentTarget.value || null })}
        />
        <PhoneField
          {...field('authTel')}
          optional
          label={t('label.phone')}
          defaultValue={values.authTel}
          onWrite={(phone) => set({ authTel: phone || null })}
        />
        <TextInput
          {...field('email')}
          optional
          type="email"
          label={t('label.email')}
          help={t('company.email.help')}
          value={values.email ?? ''}
          onChange={(event) => set({ email: event.currentTarget.value || null })}
        />
      </PageFormFrame>
    </Section>
  )
}

const identityOf = ({ name, type, authName, authTel, email, website }: CompanyPreview) => ({
  name,
  type: type.id,
  authName,
  authTel,
  email,
  website,
})
