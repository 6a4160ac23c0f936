import { expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { welcome } from './welcome.ts'

test('in production the welcome names the address that people use, and the one that a proxy reaches', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const config = readConfig({
    MODE: 'production',
    PUBLIC_URL: 'https://kopru.example',
    SECRET_KEY: 'k'.repeat(32),
    SMTP_URL: 'smtp://mail.kopru.example',
    CONTROLLER_NAME: 'Köprü Derneği',
    CONTROLLER_ADDRESS: 'Gazi Caddesi No: 3, Ankara',
  })
  await welcome('http://10.0.0.1:3000', config)
  const lines = printed.mock.calls.join('\n')
  printed.mockRestore()
  expect(lines).toContain('Site           https://kopru.example\n')
  expect(lines).toContain('API            https://kopru.example/api/docs\n')
  expect(lines).toContain('Listens at     http://10.0.0.1:3000\n')
})
