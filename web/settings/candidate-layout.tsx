import { Eye, FileArchive, ListChecks, Scale, UserRoundX } from 'lucide-react'
import { useTexts } from '../texts/texts.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { useAccountSections } from './use-account-sections.ts'

export default function CandidateSettings() {
  const t = useTexts('student_settings')
  const account = useAccountSections()
  return (
    <SettingsLayout
      title={t('settings.title')}
      groups={[
        { title: t('group.account'), sections: account },
        {
          title: t('group.data'),
          sections: [
            { path: 'data', title: t('data.title'), icon: FileArchive },
            { path: 'consents', title: t('consents.title'), icon: ListChecks },
            { path: 'readings', title: t('readings.title'), icon: Eye },
            { path: 'requests', title: t('requests.title'), icon: Scale },
            { path: 'delete-account', title: t('delete.title'), icon: UserRoundX },
          ],
        },
      ]}
    />
  )
}
