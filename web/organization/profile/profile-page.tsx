import { changeCompanyProfile, readCompanyProfile } from '#contract/companies/companies.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { useMe } from '../../session/store.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { CompanyPicture } from './company-picture.tsx'
import { useSaving } from './own-page.ts'

const profile = (companyId: string) => query(readCompanyProfile, { companyId })
const queries: PageQueries = ({ me }) => [profile(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

const schema = async () => (await import('./schemas.ts')).Profile

export default function ProfilePage() {
  const t = useTexts('org_settings')
  const { myId: companyId, isSuspended } = useMe()
  const read = profile(companyId)
  const save = useSaving()
  const form = usePageForm({
    saved: useAnswer(read),
    load: schema,
    save: (values) => save(askInBrowser(changeCompanyProfile, { companyId, ...values }), read),
  })
  const { values, set, field } = form
  return (
    <Section title={t('profile.title')} lead={t('profile.lead')}>
      <PageFormFrame form={form}>
        <CompanyPicture
          {...field('photo')}
          use="photo"
          shape="square"
          label={t('profile.photo')}
          value={values.photo}
          onChange={(photo) => set({ photo })}
        />
        <CompanyPicture
          {...field('banner')}
          use="banner"
          shape="banner"
          optional
          label={t('profile.banner')}
          value={values.banner}
          onChange={(banner) => set({ banner })}
        />
        <RichTextEditor
          {...field('exp')}
          label={t('profile.about')}
          help={t('profile.about.help')}
          rows={10}
          readOnly={isSuspended === true}
          maxLength={6000}
          value={values.exp}
          onChange={(exp) => set({ exp })}
        />
      </PageFormFrame>
    </Section>
  )
}
