import { useTexts } from '#web/texts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { ArchMeter } from '#web/ui/meter.tsx'
import { profileAddress } from '../addresses.ts'

export function ProfileMeter({ percent }: { percent: number }) {
  const t = useTexts('student_dashboard')
  return (
    <Card as="section">
      <ArchMeter label={t('home.profile')} value={percent} text={t('home.percent', { percent })}>
        <Link to={profileAddress}>{percent < 100 ? t('home.profile.fill') : t('home.profile.see')}</Link>
      </ArchMeter>
    </Card>
  )
}
