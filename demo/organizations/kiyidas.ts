import { kiyidasForms } from '../forms/kiyidas.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { izmir } from '../writing/places.ts'

export const kiyidas: DemoOrganization = {
  key: 'kiyidas',
  name: 'Kıyıdaş Deniz Koruma Derneği',
  type: 'association',
  palette: 'teal',
  logo: { symbol: 'wave' },
  banner: 'harbour',
  about: `
Kıyıdaş, aynı kıyıyı paylaşanların derneği: balıkçılar, dalıcılar, öğretmenler ve deniz bilimciler. 2011’den beri Ege kıyılarında deniz çayırlarını, kaplumbağa yuvalarını ve hayalet ağları izliyoruz.

Topladığımız bütün veri açık; isteyen herkes indirebilir, kullanabilir, yanlışımızı gösterebilir.`,
  sections: [
    {
      title: 'Ne izliyoruz?',
      text: `
- 34 istasyonda deniz çayırı örtüsü
- Muğla’da 11 km’lik kumsalda kaplumbağa yuvaları
- Balıkçıların bildirdiği hayalet ağlar

Her ölçüm, eğitimli en az iki gönüllü tarafından yapılır.`,
      tags: ['açık veri', '34 istasyon'],
      photos: ['harbour', 'laboratory'],
    },
    {
      title: 'Hayalet ağ avı',
      text: `
Denizde kalan bir ağ yıllarca avlanmayı sürdürür. Geçen yıl balıkçı teknelerinin yardımıyla **4,2 ton** ağ çıkardık; geri dönüştürülen iplikten bileklik değil, okul çantası yapılıyor.`,
      tags: ['4,2 ton ağ'],
      video: 'https://vimeo.com/1084537',
    },
    {
      title: 'Okullarla',
      text: `
“Deniz Sınıfta” sandığımız isteyen her okula kargoyla gider: mikroskop, tür kartları, oyun ve öğretmen kitabı. Sandık bir ay kalır, sonra sıradaki okula yola çıkar.`,
      tags: ['okul', 'ücretsiz'],
      photos: ['volunteering', 'forest'],
    },
  ],
  contact: { name: 'Derya', surname: 'Akıncı', phone: '+902325550167' },
  place: { address: 'İskele Mahallesi, Martı Sokak No: 5', cityId: izmir, town: 'Urla', lat: 38.3656, lon: 26.7719 },
  social: ['instagram', 'youtube'],
  tax: { title: 'Kıyıdaş Deniz Koruma Derneği', office: 'Urla', number: '5129043865' },
  targeting: {
    types: ['voluntary', 'program'],
    levels: ['bachelor', 'master', 'phd'],
    text: 'Denize merakı olan herkes.',
  },
  verified: true,
  followers: 41,
  joined: 610,
  forms: kiyidasForms,
  communities: [
    {
      name: 'Kıyı Nöbetçileri',
      summary: 'Deniz çayırı gözlemcilerinin nöbet takvimi, tür soruları ve fotoğrafları.',
      about: `
“Bu neydi?” diye sorduğun her fotoğrafa bir günde yanıt gelir. Nöbet takvimi ve araç paylaşımı da burada.`,
      cover: 'harbour',
      joinRule: 'open',
      members: 71,
      begun: 450,
    },
  ],
}
