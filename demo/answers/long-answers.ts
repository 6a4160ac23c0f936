import { longAnswersToAnadolu } from './long-answers-anadolu.ts'

/** What applicants wrote where more than a line was asked for, by the words of the question. */
export const longAnswers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ...longAnswersToAnadolu,
  // Çınarlıdere Belediyesi
  'Gece saat üçte iki kişi yüksek sesle tartışıyor. Ne yaparsın?': [
    'Yanlarına gidip alçak sesle dışarı çıkmalarını rica ederim; herkesin içinde uyarmam. Sürerse nöbetçi arkadaşımla birlikte giderim, gerekirse güvenliği ararım.',
    'Önce tartışmanın neden çıktığını anlamaya çalışırım. Masalarını ayırırım, sakinleşmezlerse kurallar gereği dışarı davet eder ve tutanak tutarım.',
  ],
  'Fikrini anlat.': [
    'Çarşıdaki otobüs duraklarında yazın gölge yok; en çok yaşlılar ve çocuklu anneler zorlanıyor. Dört durağın üstüne sarmaşık tutan basit bir çatı ve yağmur suyunu toplayan bir depo öneriyorum. Sarmaşık iki yılda gölge verir, deponun suyu da yandaki parkı sular.',
  ],
  'Yapıldıktan sonra ona kim bakacak?': [
    'Mahalle meclisinde iki gönüllü sulamayı üstlendi. Yılda bir budamayı belediyenin park ekibi yapabilir; bunu onlarla konuştum.',
  ],
  // Doğu Kıyısı Sanayi ve Ticaret Odası
  'Karadeniz’den hangi ürünü hangi ülkeye satardın? Neden?': [
    'Kurutulmuş karayemişi Almanya’ya satardım. Almanya’da atıştırmalık pazarı büyüyor ve Türk marketleri dağıtım için hazır. Küçük paket ve iki dilli etiketle başlar, ilk yıl tek bir zincirle çalışırdım.',
    'Gürcistan’a fındık işleme makinesi satardım. Üretim orada artıyor ama makineler eski. Sınıra yakın olduğumuz için servis verebiliriz; rakiplerimizin en zayıf yanı da bu.',
  ],
  'Ne satmak istiyorsun, kime?': [
    'Yaylada ürettiğimiz balı, kovanın yerini ve hasat gününü gösteren bir etiketle büyük şehirdeki ailelere satmak istiyorum. İlk müşterilerim gurbetteki hemşerilerimiz olacak.',
    'Ahşap mutfak gereçleri yapıyorum: kaşık, kesme tahtası. Turistlere değil, düğün hediyesi arayan gençlere satmak istiyorum; kişiye özel yazı kazıyabiliyorum.',
  ],
  'Elinle yaptığın ve gurur duyduğun bir şeyi anlat.': [
    'Atölyede hurda bir matkabı sütunlu matkaba çevirdim. Gövdesini kendim kaynattım, bir yıldır okulda kullanılıyor.',
    'Ninemin evinin elektrik tesisatını ustamla birlikte yeniledim. Panoyu ben bağladım; ışığı ilk yaktığımızda ninem dua etti.',
  ],
  'İlk siparişin öyküsünü anlat.': [
    'İlk sipariş bir fuarda tanıştığım bir dükkân sahibinden geldi: kırk kutu çay. Gümrük belgelerini üç kez yanlış doldurdum, mal iki hafta sınırda bekledi. Zarar ettim ama her belgenin ne işe yaradığını öğrendim; ikinci sipariş dört yüz kutuydu.',
  ],
  // Esinti Yenilenebilir Enerji
  'Çözdüğün en zor arızayı anlat.': [
    'Bir pompanın motoru her sabah duruyor, öğlen kendiliğinden çalışıyordu. Üç gün sonra kabloda geceleri çiy tutan ince bir çatlak bulduk; kabloyu değiştirip kanalı kapattık.',
  ],
  'What would you do with our data?': [
    'I would compare the forecasts that were sold to the market with what the turbines really produced, hour by hour, and look for the weather situations in which both drift apart. My guess is that a handful of patterns explains most of the cost, and that they can be seen a day ahead.',
  ],
  'Enerji üretiminde yanlış bildiğimiz bir şey söyle.': [
    'Rüzgâr türbinlerinin hiç durmadan döndüğünü sanıyoruz; oysa rüzgâr çok güçlü olduğunda da durdurulurlar. Asıl soru o saatlerde ne kullandığımız.',
    'Güneş panelinin sıcakta daha çok ürettiğini sanırız. Tersine, panel ısındıkça verimi düşer; en iyi günler serin ve açık olanlardır.',
  ],
  'Köylünün “hayır” dediği bir toplantıyı nasıl bitirirsin?': [
    'İkna etmeye çalışmadan bitiririm: neye itiraz ettiklerini kendi sözleriyle tahtaya yazar, doğru anlayıp anlamadığımı sorarım. Cevabını bilmediklerim için gün veririm ve o gün, sonuç ne olursa olsun, geri gelirim.',
  ],
  // Özel Ihlamur Tepesi Koleji
  'Elektrik akımını ilk kez anlatıyorsun. İlk on dakikayı yaz.': [
    'Tahtaya hiçbir şey yazmadan bir pil, bir ampul ve iki kablo dağıtırım ve yalnızca “yakın” derim. Beş dakika içinde birkaç grup yakar. Yakamayanlara yakanlar anlatır; ben dinlerim. Sonra sorarım: akım ampulde tükeniyor mu? Cevapları oylarız ve iki ampermetreyle birlikte bakarız.',
  ],
  'Öğrenciler senden ne öğrensin?': [
    'İlk işimin son işim olmadığını; yanlış seçilen bir bölümün de insanı bir yere götürebildiğini.',
    'Sevdiğiniz işin sıkıcı yanlarının da olduğunu ve bunun normal olduğunu.',
  ],
  // Kıyıdaş Deniz Koruma Derneği
  'Denizle ilgili ilk anın nedir?': [
    'Dört yaşında, babamın sırtında suya girdiğimizi hatırlıyorum. Ayaklarıma değen otlardan korkmuştum; şimdi o otları sayıyorum.',
  ],
  'A family has put its sunshade on a marked nest. What do you say?': [
    'I would greet them first and ask whether they know what the sticks are for. Most people do not. Then I would show them a picture of a hatchling, help them move the sunshade ten steps, and invite the children to come back at night.',
  ],
  'How would you begin?': [
    'With what is already there: old sea charts, the diaries of the diving club and two summers of satellite pictures. I would draw a first map in a month, take it to the fishermen and ask them where it is wrong. Only then would I plan the dives.',
  ],
  'Denizcilikte neyi değiştirmek isterdin?': [
    'Limanda bekleyen gemilerin motorunu. Kıyıdan elektrik alabilseler hem gürültü hem duman azalır; bunun için gereken yatırım bir geminin yıllık yakıtından az.',
  ],
  // Kızılkaya Bölgesi Kalkınma Ajansı
  'In one page: what does the place you come from need that money cannot buy?': [
    'My town has received money three times in ten years: for a cold store, for a road and for a cultural centre. The road is used. The cold store stands empty, because the two villages that were to share it have not spoken to each other since a quarrel about water. The cultural centre has a stage and no audience. What is missing is trust, and the habit of doing small things together before large ones. I have seen it grow once: when the school asked both villages to plan one harvest festival, the first meeting lasted four hours and ended with a list of who brings the tables.',
  ],
  'Summarise the same in three Turkish sentences.': [
    'İlçemize on yılda üç kez para geldi. Yol kullanılıyor, soğuk hava deposu ile kültür merkezi boş duruyor. Eksik olan para değil, birlikte iş yapma alışkanlığı.',
  ],
  'Hibeyle ne yapacaksın, bir yıl sonra ne değişecek?': [
    'Elle suladığım on dekarlık bahçeye damla sulama kuracağım ve suyu güneş paneliyle çekeceğim. Bugün sulamaya haftada üç günüm gidiyor, kuyunun suyu da ağustosta yetmiyor. Bir yıl sonra aynı suyla iki katı alanı sulamayı ve ayırdığım günlerde fide yetiştirip satmayı bekliyorum.',
  ],
  'Saha çalışmanı anlat.': [
    'Havzadaki altı köyde otuz çiftçiyle görüşeceğim; on beşi damla sulamaya geçmiş, on beşi geçmemiş olacak. Görüşmeleri sulama öncesi ve hasat sonrası iki kez yapacağım. Ayrıca iki köyde kuyu seviyesini haftada bir ölçeceğim.',
  ],
  'Bu atıktan ne yapılabilir?': [
    'Kurutulup öğütülürse yem katkısı olur; ama bence asıl değeri lifinde. Basınçla levhaya dönüştürülürse meyve kasası yapılabilir ve kasalar yine aynı bahçelere döner.',
  ],
  // Komşu Eli Dayanışma Derneği
  'Bir öğrenci kamerasını hiç açmıyor. Ne yaparsın?': [
    'Zorlamam. Dersten sonra yazıp bir sıkıntısı olup olmadığını sorarım; belki odasını göstermek istemiyordur. Yazıyla katılabileceği sorular hazırlarım.',
    'Sesini duymak bana yeter derim. Birkaç hafta sonra kendi açar; açmazsa da derse katıldığı sürece sorun etmem.',
  ],
  'Ekibinden iki kişi tartıştı, merkez kapandı. İlk üç adımın?': [
    'Önce merkezi başka bir ekiple o gün açarım, çünkü bekleyen aileler var. Sonra ikisiyle ayrı ayrı konuşur, birbirlerinden ne beklediklerini yazarım. Üçüncü adımda ikisini bir araya getirir, görev bölümünü yeniden yaparız.',
  ],
  'Bu yıl seni en çok ne zorluyor?': [
    'Konteynerde ders çalışmak. Üç kardeşiz, masa bir tane; akşamları sıraya giriyoruz.',
    'Arkadaşlarımın hepsi başka şehirlere dağıldı, en çok bu zor geliyor.',
  ],
  // Noktavirgül Yazılım
  'Describe a system you kept running for at least a year. What broke, and what did you change?': [
    'I looked after the booking system of a bus company for three years. It broke every Friday at five, when everybody booked at once and one long report held locks on the same table. We moved the report to a replica and gave every seat its own row instead of counting them. After that the worst thing that happened was a full disk, and we learned to watch disks.',
  ],
  'Which of your designs failed, and how did you find out?': [
    'I designed a beautiful calendar for nurses in which one dragged shifts from day to day. In the test nobody dragged anything: they work with gloves and on old screens. They printed the page and used a pen. I threw it away and made a list with two large buttons.',
  ],
  'Seni en çok uğraştıran hatayı ve onu nasıl bulduğunu anlat.': [
    'Ödevimde program yalnızca arkadaşımın bilgisayarında çöküyordu. İki gün boyunca benim kodumda aradım. Sonunda girdileri karşılaştırınca onun dosyasının sonunda boş bir satır olduğunu gördüm; ben hiç boş satırla denememiştim. O günden beri önce boş girdiyle başlıyorum.',
  ],
  'Kullandığın bir yazılımda düzeltmek istediğin bir şey': [
    'Okulun ders kayıt sistemi dolu dersleri de seçtiriyor, en sonda hata veriyor. Dolu olduğunu baştan göstermesini isterdim.',
    'Not defteri uygulamam internet yokken açılmıyor; oysa yazdığım şey telefonumda duruyor.',
  ],
  'Yarım bıraktığın bir projeyi ve neden bıraktığını anlat.': [
    'Ders programı yapan bir uygulamaya başlamıştım. Bir sınıf için çalışıyordu, okulun tamamı için saatlerce sonuç vermedi. Sorunun çizelgeleme olduğunu öğrenince kitabını aldım ama bitiremedim. Bu burs bana o vakti verecek; projeyi küçültüp yeniden başlamak istiyorum.',
  ],
  'A clinic says: “Your software is wrong, we go back to paper.” Write your reply, in German.': [
    'Sehr geehrte Frau Dr. Weber, vielen Dank für Ihre offenen Worte. Der Dienstplan von letzter Woche war tatsächlich falsch, und das hat Ihr Team Zeit und Nerven gekostet. Der Fehler ist seit gestern behoben. Ich komme am Donnerstag gern zu Ihnen, wir prüfen den nächsten Plan gemeinsam, und bis dahin halten Sie Ihre Papierliste bitte bereit.',
  ],
  // Porsuk Teknik Üniversitesi
  'Summarise your research plan for somebody outside your field.': [
    'Railway tracks are inspected by people who walk along them, and by a special train that comes twice a year. Ordinary trains feel every fault on every day. I want to put cheap sensors into them and learn to tell, from their shaking alone, where the track will need care next month.',
  ],
  'Which course or project made you want to do research?': [
    'In the materials laboratory our sample broke at half the load that the book promised. Our assistant did not tell us why; she gave us the microscope. We found a bubble as small as a hair, and I understood that the interesting part begins where the book ends.',
  ],
  'Sinyal işleme ya da ölçümle ilgili bir deneyimini anlat.': [
    'Bitirme projemde bir rulmanın sesinden arızasını bulmaya çalıştım. En zor yanı algılayıcıyı her seferinde aynı yere takmaktı; ölçümler ancak bir kalıp yaptırdıktan sonra tekrarlanabilir oldu.',
  ],
  'Elinde olsa neyi icat ederdin?': [
    'Isınınca rengi değişen bir asfalt. Yazın beyazlaşıp sokağı serin tutar, kışın kararıp karı eritir.',
    'Gürültüyü elektriğe çeviren bir cam. Okulumuz ana yolun kenarında, bütün gün bedava elektriğimiz olurdu.',
  ],
  'Describe your master’s thesis in plain words.': [
    'Bricks that line a furnace crack because the inside is hot and the outside is not. I made small bricks with tiny holes in them and heated them again and again. Holes of the right size stop a crack, holes of the wrong size start one; my thesis says which is which, for two kinds of clay.',
  ],
  // Toprakana Kadın Üreticiler Kooperatifi
  'Bir tezgâhın olsa adı ne olurdu, ne satardın?': [
    'Adı “Ninemin Bahçesi” olurdu; turunç reçeli, kuru kekik ve fide satardım.',
    '“Sabah Toplandı.” Yalnızca o gün topladığım sebzeler, ne kadar varsa.',
  ],
  'Küçük üretici nasıl ayakta kalır?': [
    'Tek başına kalamaz; aracıya değil komşusuna güvenerek kalır. Ortak depo, ortak araç ve tek bir etiket, ürünün fiyatını yarıya yakın artırıyor. Bizim köyde zeytinde bunu gördük.',
  ],
  // Üç Telli Müzik Vakfı
  'Kaydındaki parçaları neden seçtin?': [
    'İlkini öğretmenimle ilk çalıştığımız parça olduğu için, ikincisini ise beni en çok zorladığı için seçtim. İkisi yan yana benim iki yılımı anlatıyor.',
    'Bach’ı duyuşumu, türküyü ise nefesimi göstermek için çaldım.',
  ],
}
