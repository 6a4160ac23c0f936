import type { CompanySection } from '#contract/companies/company-sections.ts'
import { PageFormFrame } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { RichTextEditor } from '../../rich-text/rich-text-editor.tsx'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CompanyPicture } from './company-picture.tsx'
import styles from './section-form.module.css'
import { TagsField } from './tags-field.tsx'
import { VideoField } from './video-field.tsx'

interface SectionFormProps {
  readonly saved: CompanySection
  readonly save: (section: CompanySection) => Promise<CompanySection>
}

const schema = async () => (await import('./schemas.ts')).Section

export function SectionForm({ saved, save }: SectionFormProps) {
  const t = useTexts('org_settings')
  const { isSuspended } = useMe()
  const form = usePageForm({ saved, load: schema, save })
  const { values, set, field } = form
  return (
    <PageFormFrame form={form}>
      <TextInput
        {...field('title')}
        optional
        label={t('label.title')}
        help={t('section.title.help')}
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <RichTextEditor
        {...field('exp')}
        optional
        label={t('section.text')}
        rows={8}
        readOnly={isSuspended === true}
        maxLength={6000}
        value={values.exp}
        onChange={(exp) => set({ exp })}
      />
      <TagsField {...field('tags')} value={values.tags} onChange={(tags) => set({ tags })} />
      <VideoField {...field('video')} value={values.video} onChange={(video) => set({ video })} />
      <div className={styles.photos}>
        <CompanyPicture
          {...field('photo1')}
          use="section"
          shape="square"
          optional
          label={t('section.photo1')}
          value={values.photo1}
          onChange={(photo1) => set({ photo1 })}
        />
        <CompanyPicture
          {...field('photo2')}
          use="section"
          shape="square"
          optional
          label={t('section.photo2')}
          value={values.photo2}
          onChange={(photo2) => set({ photo2 })}
        />
      </div>
      <CompanyPicture
        {...field('banner')}
        use="banner"
        shape="banner"
        optional
        label={t('section.banner')}
        value={values.banner}
        onChange={(banner) => set({ banner })}
      />
    </PageFormFrame>
  )
}
