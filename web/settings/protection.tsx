import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneText } from '#platform/text/phone-text.ts'
import { usePlace } from '../place.tsx'
import { useAnswer } from '../queries/page-queries.ts'
import { useMe } from '../session/store.ts'
import { Link } from '../ui/actions/link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { contact } from './own-calls.ts'
import styles from './protection.module.css'
import { useSettingsTexts } from './use-settings-texts.ts'

/** The account's protection in words. `ways` are the names of the active second factors. */
export function Protection({ ways }: { ways: readonly string[] }) {
  const t = useSettingsTexts()
  const { smsOn } = usePlace()
  const { email } = useMe()
  const { gsm, gsmVerified, hasPassword } = useAnswer(contact)
  const isGood = ways.length > 0
  const verdict = !hasPassword ? t('protection.elsewhere') : isGood ? t('protection.good') : t('protection.weak')
  return (
    <Card as="section" look="soft">
      <div className={styles.protection}>
        <h2>{t('protection.title')}</h2>
        <p>{verdict}</p>
        <ul>
          <Fact isGood name={t('settings.protection.email')}>
            {t('settings.protection.email.yes', { email })}
          </Fact>
          {/* Without SMS a number cannot be verified, so it is not requested. */}
          {(smsOn || gsmVerified) && (
            <Fact isGood={gsmVerified} name={t('settings.protection.phone')}>
              {gsm && gsmVerified ? (
                t('settings.protection.phone.yes', { gsm: phoneText(gsm) })
              ) : (
                <>
                  {t('settings.protection.phone.no')} <Link to="../phone">{t('settings.protection.phone.link')}</Link>
                </>
              )}
            </Fact>
          )}
          <Fact isGood={isGood} name={t('settings.protection.second')}>
            {isGood
              ? t('settings.protection.second.yes', { ways: ways.join(', ') })
              : t('settings.protection.second.no')}
          </Fact>
        </ul>
      </div>
    </Card>
  )
}

function Fact({ isGood, name, children }: { isGood: boolean; name: string; children: ReactNode }) {
  return (
    <li data-good={isGood}>
      {isGood ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
      <div>
        <strong>{name}</strong>
        <span>{children}</span>
      </div>
    </li>
  )
}
