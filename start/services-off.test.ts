import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { servicesOff } from './services-off.ts'

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://kopru.example',
  SECRET_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://mail.kopru.example',
  CONTROLLER_NAME: 'Köprü Derneği',
  CONTROLLER_ADDRESS: 'Gazi Caddesi No: 3, Ankara',
}

test('a start in production names what is off, with the setting that turns it on', () => {
  const off = servicesOff(readConfig(production))
  expect(off).toEqual(expect.arrayContaining(['SMS (SMS_URL)', 'malware scan (CLAMD_URL)']))
  const on = { SMS_URL: 'https://sms.example', CLAMD_URL: 'tcp://127.0.0.1:3310', TRUSTED_PROXIES: '127.0.0.1' }
  const less = servicesOff(readConfig({ ...production, ...on }))
  expect(off.filter((one) => !less.includes(one))).toEqual([
    'SMS (SMS_URL)',
    'malware scan (CLAMD_URL)',
    'trusted proxies (TRUSTED_PROXIES)',
  ])
  // On a developer's machine SMS end in the outbox.
  expect(servicesOff(readConfig({}))).not.toContain('SMS (SMS_URL)')
})
