// SPDX-License-Identifier: MIT
#include "server/people/common_passwords.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/json/utf8.hpp"
#include "server/store/names.hpp"

namespace fondaco::people {
namespace {

constexpr std::size_t fewest_different = 4;
constexpr std::size_t longest_unit = 4;
constexpr std::size_t shortest_run = 3;
constexpr std::size_t most_beside_runs = 2;
constexpr std::size_t fewest_figures = 12;
constexpr std::size_t most_beside_name = 3;
constexpr std::size_t shortest_name = 4;

// What leaked lists have at their top, in the languages of the program, and what this server brings to mind. With a
// blank before and behind each.
constexpr std::string_view common_words =
    " password passwort passwd pass passw passwords mypassword thepassword kennwort parola parolachiave"
    " motdepasse mdp contrasena senha secret geheim geheimnis segreto chiave private default changeme change"
    " temp temporary test tester testing testtest demo sample example user username login logon signin guest"
    " gast ospite invite admin administrator root system server master webmaster manager office company internet"
    " computer network access letmein letme open opensesame sesame sesamo welcome willkommen benvenuto benvenuti"
    " bienvenue bonjour salut hallo hello hellohello ciao ciaociao servus moin goodbye please bitte danke thanks"
    " grazie merci whatever nothing something anything nopassword nopass none blank unknown trustno trustnoone"
    " trustme believe iloveyou iloveu ilove loveyou loveme lovely love lover loving tiamo amore amoremio"
    " ichliebedich liebe schatz schatzi jetaime amour cheri cherie chouchou doudou loulou bisous princess"
    " princesa principessa prinzessin princesse queen king prince angel angelo angela angels engel baby babygirl"
    " babyboy sweety sweetie sweet honey darling beautiful beauty bella bello sunshine sonnenschein sole soleil"
    " sun moon luna lune mond star stars stella stern etoile starwars startrek skywalker vader yoda jedi matrix"
    " batman superman spiderman ironman avengers pokemon pikachu naruto mario luigi zelda sonic minecraft roblox"
    " fortnite pubg callofduty warcraft worldofwarcraft starcraft diablo counterstrike halo doom steam xbox"
    " playstation nintendo gamer gaming game games player winner wizard gandalf frodo hobbit merlin harry"
    " harrypotter potter hogwarts hermione dragon drago drache dragons tiger tigre lion leone loewe wolf lupo"
    " loup bear baer orso eagle falcon hawk phoenix panther puma jaguar cobra snake spider shark dolphin delfin"
    " monkey affe scimmia singe donkey rabbit hase bunny kitty kitten cat cats katze gatto gatta chat dog dogs"
    " doggy hund cane chien puppy pony butterfly schmetterling farfalla papillon flower flowers blume fiore"
    " fleur rose rosa rosebud lily daisy violet summer sommer estate ete winter inverno hiver spring fruehling"
    " primavera autumn herbst autunno automne monday friday sunday january february march april june july august"
    " september october november december montag freitag sonntag football fussball calcio soccer foot baseball"
    " basketball hockey tennis golf rugby cricket volleyball juventus juve inter milan milano internazionale"
    " napoli roma romaforza forzaroma forzanapoli forzamilan forzainter forzajuve lazio fiorentina bayern"
    " bayernmuenchen borussia dortmund bvb schalke werder hamburg hsv stpauli marseille olympique psg paris"
    " parissg lyon chelsea arsenal liverpool manchester united everton tottenham barcelona realmadrid ferrari"
    " porsche mercedes bmw audi volkswagen golfgti yamaha ducati vespa harley corvette mustang camaro mercury"
    " jupiter saturn apollo freedom liberty freiheit liberta liberte forever always never friend friends freund"
    " freunde amico amici ami amis family familie famiglia famille mother father mama mamma maman papa daddy"
    " mommy mutter vater brother sister fratello sorella bruder schwester michael daniel thomas andreas"
    " alexander christian martin stefan sebastian matthias florian jessica jennifer jordan michelle nicole"
    " ashley amanda melissa stephanie sabrina andrea marco matteo lorenzo francesco francesca giuseppe giovanni"
    " antonio alessandro alessandra alessia martina giulia chiara federico federica valentina roberto stefano"
    " simone davide riccardo nicolas julien camille pauline charlotte sophie marine mathieu maxime alexandre"
    " antoine guillaume robert charlie george andrew joshua matthew anthony william richard joseph samantha"
    " maggie buster hunter ranger soldier killer hannah sandra heidi peter hans klaus patrick dennis marcel"
    " oliver maria anna laura sarah julia lisa katharina cookie cookies chocolate schokolade cioccolato chocolat"
    " cheese kaese banana apple orange pepper ginger coffee kaffee cafe pizza pasta spaghetti nutella cocacola"
    " pepsi whiskey vodka beer bier birra biere wine vino money geld soldi argent dollar euro rich lucky jackpot"
    " casino poker diamond gold silver platinum metallica nirvana slipknot eminem beatles music musik musica"
    " musique guitar rock rockstar metal heaven hell jesus jesuschrist christ god church gesu madonna bible"
    " allah thunder lightning storm fire feuer fuoco feu ice water wasser acqua ocean river america canada"
    " england london germany deutschland berlin muenchen koeln italia italy france suisse schweiz svizzera"
    " austria oesterreich newyork california florida texas dallas boston chicago yankees cowboys steelers lakers"
    " eagles packers redsox google facebook instagram youtube twitter linkedin amazon microsoft windows linux"
    " ubuntu android iphone samsung nokia hotmail yahoo gmail discord netflix spotify qwerty qwertz azerty qwert"
    " qwer asdf asd asdfgh asdfghjkl yxcv zxcv zxcvbn zxcvbnm wasd qazwsx abc abcd abcde abcdef abcabc aaa xxx"
    " zzz blabla lol lolol haha hahaha lala lalala bubu foo foobar bar baz biteme fuckyou fuckme fuckoff fuck"
    " shit asshole sexy sex bastard merda cazzo vaffanculo stronzo scheisse arschloch ficken putain merde"
    " connard salope zxc fondaco hansa hansateutonica teutonica amsterdam tickettoride ticket merkator mercator"
    " oltremare oltre mare medieval medievalmerchant merchant merchants mercante kaufmann marchand trader"
    " boardgame boardgames brettspiel spiel spiele spieler giocatore gioco joueur jouer meeple dice wuerfel"
    " chess schach scacchi echecs catan ";

/// Neighbours on a keyboard or in an alphabet, in the order of a finger.
constexpr std::array<std::string_view, 14> rows{
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb",
    "qazwsxedcrfvtgb",
    "!@#$%^&*()",
};

bool is_figure(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80U) != 0; }

bool is_common(std::string_view word) {
  return word.size() >= shortest_run && common_words.find(" " + std::string(word) + " ") != std::string_view::npos;
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

/// What is left between the figures and signs at both ends.
std::string_view core_of(std::string_view text) {
  const auto first = std::ranges::find_if(text, is_letter);
  if (first == text.end()) return {};
  const auto last = std::find_if(text.rbegin(), text.rend(), is_letter).base();
  return {first, last};
}

/// Figures and signs that stand for a letter, as that letter; 1 may be either of two.
std::string plainly_spelled(std::string_view text, char one) {
  constexpr std::string_view signs = "0345678@$!+";
  constexpr std::string_view letters = "oeasgtbasit";
  static_assert(signs.size() == letters.size());
  std::string out(text);
  for (char& c : out) {
    if (c == '1') c = one;
    if (const std::size_t at = signs.find(c); at != std::string_view::npos) c = letters[at];
  }
  return out;
}

/// The shortest text that gives this one when it is said again and again.
std::string_view unit_of(std::string_view text) {
  for (std::size_t size = 1; size * 2 <= text.size(); ++size) {
    if (text.size() % size == 0 && text.substr(size) == text.substr(0, text.size() - size)) return text.substr(0, size);
  }
  return text;
}

bool is_one_or_two_common(std::string_view text) {
  const std::string_view unit = unit_of(text);
  if (is_common(unit)) return true;
  for (std::size_t cut = shortest_run; cut + shortest_run <= text.size(); ++cut) {
    if (is_common(text.substr(0, cut)) && is_common(text.substr(cut))) return true;
  }
  return false;
}

/// The ways to read a password as a word with a little around it.
std::vector<std::string> readings(const std::string& text) {
  const std::string_view core = core_of(text);
  std::vector<std::string> all{text, std::string(core)};
  for (const char one : {'i', 'l'}) {
    all.push_back(plainly_spelled(text, one));
    all.push_back(plainly_spelled(core, one));
    // "pa55word2024" ends with figures that stand for nothing, "passw0r7" with one that does.
    all.emplace_back(core_of(plainly_spelled(core, one)));
    const std::size_t end = text.find_last_not_of("0123456789!?.*#$@+-_");
    if (end != std::string::npos) all.push_back(plainly_spelled(std::string_view(text).substr(0, end + 1), one));
  }
  return all;
}

std::size_t longest_run_at(std::string_view text) {
  std::size_t longest = 0;
  for (const std::string_view row : rows) {
    const std::string back(row.rbegin(), row.rend());
    for (const std::string_view way : {row, std::string_view(back)}) {
      std::size_t length = std::min(text.size(), way.size());
      while (length >= shortest_run && way.find(text.substr(0, length)) == std::string_view::npos) --length;
      if (length >= shortest_run) longest = std::max(longest, length);
    }
  }
  return longest;
}

bool is_made_of_runs(std::string_view text) {
  std::size_t beside = 0;
  while (!text.empty() && beside <= most_beside_runs) {
    const std::size_t run = longest_run_at(text);
    if (run == 0) ++beside;
    text.remove_prefix(std::max<std::size_t>(1, run));
  }
  return beside <= most_beside_runs;
}

bool repeats_itself(std::string_view text) {
  std::string different(text);
  std::ranges::sort(different);
  const auto rest = std::ranges::unique(different);
  different.erase(rest.begin(), rest.end());
  return different.size() < fewest_different || unit_of(text).size() <= longest_unit;
}

bool is_little_more_than(std::string_view text, const std::string& name) {
  if (name.size() < shortest_name) return core_of(text) == name;
  const std::size_t at = text.find(name);
  return at != std::string_view::npos &&
         (core_of(text) == name || json::count_code_points(text) <= json::count_code_points(name) + most_beside_name);
}

}  // namespace

Outcome check_strength(std::string_view password, std::string_view name) {
  const std::string text = without_blanks(store::folded_name(password));
  if (text.empty() || repeats_itself(text)) return Fault{"repeats the same few characters"};
  if (is_made_of_runs(text)) return Fault{"is a row of neighbouring keys, letters or figures"};
  if (text.size() < fewest_figures && std::ranges::all_of(text, is_figure))
    return Fault{"has nothing but a few figures"};
  if (is_little_more_than(text, without_blanks(store::folded_name(name)))) return Fault{"is little more than the name"};
  if (std::ranges::any_of(readings(text), is_one_or_two_common))
    return Fault{"is one of the first that anybody would guess"};
  return {};
}

}  // namespace fondaco::people
