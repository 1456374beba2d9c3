// Runs before the first paint, so that a chosen theme never flashes in the other one and the empty frame is that of the page to come. The
// policy of the page forbids inline scripts, therefore this is a file.
(function () {
  // Browsers offer the installation once, perhaps before the application runs; the profile offers it (src/infrastructure/device/BrowserInstallation.ts).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installOffer = event;
  });
  var page = document.documentElement;
  var tags = { ru: 'ru', en: 'en', kg: 'ky', cn: 'zh-CN' };
  var language = 'ru';
  try {
    var theme = localStorage.getItem('tulpar.theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      page.dataset.theme = theme;
    }
    var chosen = localStorage.getItem('tulpar.language');
    if (tags[chosen]) {
      language = chosen;
      page.lang = tags[chosen];
    }
    // What src/infrastructure/storage/TabSessionVault.ts keeps in this tab.
    var session = JSON.parse(sessionStorage.getItem('session'));
    if (session && (session.stage === 'active' || session.stage === 'locked')) {
      page.dataset.visit = '';
    }
  } catch {
    // Storage may be forbidden; the system theme and Russian are used then.
  }
  // Files of the login page or of the first page behind it, asked for together with the application instead of one after another. The build writes their names.
  var ahead = document.querySelector('meta[name="ahead"]');
  var names = ahead ? ahead.content.split(' ') : [];
  names.forEach(function (name) {
    var words = /words-(\w+)-(all|guest|home)-/.exec(name);
    if (words && words[1] !== language) {
      return;
    }
    var isForGuests = words ? words[2] === 'guest' : /\/login-/.test(name);
    var isForAll = words && words[2] === 'all';
    if (!isForAll && isForGuests === 'visit' in page.dataset) {
      return;
    }
    var link = document.createElement('link');
    link.rel = /\.css$/.test(name) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') {
      link.as = 'style';
    }
    link.crossOrigin = '';
    link.href = '/' + name;
    document.head.appendChild(link);
  });
})();
