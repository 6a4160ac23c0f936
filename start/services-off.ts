import type { Config } from '#platform/config.ts'

/** The services that are not configured, each with its setting; the start prints them. */
export function servicesOff(config: Config): string[] {
  const services: readonly (readonly [name: string, setting: string, isOn: boolean])[] = [
    ['SMS', 'SMS_URL', config.smsUrl !== undefined || config.mode === 'local'],
    ['orders of packages', 'SELLER_IBAN', config.seller !== undefined],
    ['sign-in with Google', 'GOOGLE_CLIENT_ID', config.google !== undefined],
    ['hand-over from İstanbul Senin', 'ISTANBULSENIN_SECRET', config.istanbulSeninSecret !== undefined],
    ['check of identity numbers', 'CITIZEN_CHECK_URL', config.citizenCheckUrl !== undefined],
    ['malware scan', 'CLAMD_URL', config.clamdUrl !== undefined],
    ['video rooms', 'VIDEO_ROOM_URL', config.videoRoomUrl !== undefined],
    ['maps', 'MAP_TILES_URL', config.mapTiles !== null],
    ['geolocation', 'GEO_URL', config.geoUrl !== undefined],
    ['live chat', 'CHAT_SCRIPT_URL', config.chatScriptUrl !== undefined],
    ['trusted proxies', 'TRUSTED_PROXIES', config.trustedProxies.length > 0],
    ['metrics', 'METRICS_PORT', config.metricsPort !== undefined],
  ]
  return services.filter(([, , isOn]) => !isOn).map(([name, setting]) => `${name} (${setting})`)
}
