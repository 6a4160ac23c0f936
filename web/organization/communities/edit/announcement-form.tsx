import type { FileInfo } from '#contract/candidates/candidate-documents.ts'
import { PageFormFrame } from '#web/forms/page-form.tsx'
import type { PageForm } from '#web/forms/use-page-form.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { RichTextEditor } from '#web/rich-text/rich-text-editor.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { LazyDateTimePicker } from '../../lazy-date-pickers.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

// Lazy: the code for uploads is as large as the rest of the form.
const loadFiles = () => import('./announcement-files.tsx')

interface AnnouncementFormProps {
  readonly form: PageForm<AnnouncementValues>
  /** A published announcement has no publication time to choose any more */
  readonly isPublished: boolean
  readonly communityId: string
  /** The pictures and files that are saved with it */
  readonly saved: readonly FileInfo[]
}

export function AnnouncementForm({ form, isPublished, communityId, saved }: AnnouncementFormProps) {
  const t = useTexts('org_communities')
  const { values, set, field } = form
  return (
    <PageFormFrame
      form={form}
      // The button says more than "save", because members are notified at once.
      action={isPublished || values.publishAt !== null ? undefined : t('announcements.publish')}
    >
      <TextInput
        {...field('title')}
        label={t('label.title')}
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <RichTextEditor
        {...field('body')}
        label={t('announcements.body')}
        rows={8}
        maxLength={6000}
        value={values.body}
        onChange={(body) => set({ body })}
      />
      <Lazy load={loadFiles} waiting={<LoadingBlock />}>
        {({ AnnouncementFiles }) => <AnnouncementFiles form={form} communityId={communityId} saved={saved} />}
      </Lazy>
      {!isPublished && (
        <LazyDateTimePicker
          {...field('publishAt')}
          optional
          label={t('announcements.publishAt')}
          help={t('announcements.publishAt.help')}
          value={values.publishAt}
          onChange={(publishAt) => set({ publishAt })}
        />
      )}
    </PageFormFrame>
  )
}
