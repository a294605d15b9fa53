// SPDX-License-Identifier: MIT
#include "server/store/looks.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/json/utf8.hpp"
#include "server/store/names.hpp"

namespace fondaco::store {
namespace {

constexpr char32_t no_letter = 0;

/// Letters with an accent in one character, and the same letters without it.
struct Accented {
  char32_t accent;
  std::u32string_view letters;
  std::u32string_view plain;
};

constexpr std::array accented{
    Accented{0x0300, U"ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằỀềỒồỜờỪừỲỳ", U"AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂăÊêÔôƠơƯưYy"},
    Accented{0x0301, U"ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵǺǻǼǽǾǿ΅ΆΈΉΊΌΎΏΐάέήίΰόύώϓЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾếỐốỚớỨứ",
             U"AEIOUYaeiouyCcLlNnRrSsZzÜüGgÅåÆæØø¨ΑΕΗΙΟΥΩϊαεηιϋουωϒГКгкÇçĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊêÔôƠơƯư"},
    Accented{0x0302, U"ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệỘộ", U"AEIOUaeiouCcGgHhJjSsWwYyZzẠạẸẹỌọ"},
    Accented{0x0303, U"ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ", U"ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy"},
    Accented{0x0304, U"ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳӢӣӮӯḠḡḸḹṜṝ", U"AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYyИиУуGgḶḷṚṛ"},
    Accented{0x0306, U"ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặ", U"AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạ"},
    Accented{0x0307, U"ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ",
             U"CcEeGgIZzAaOoBbDdFfHhMmNnPpRrSsŚśŠšṢṣTtWwXxYyſ"},
    Accented{0x0308, U"ÄËÏÖÜäëïöüÿŸΪΫϊϋϔЁЇёїӒӓӚӛӜӝӞӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẄẅẌẍẗ",
             U"AEIOUaeiouyYΙΥιυϒЕІеіАаӘәЖжЗзИиОоӨөЭэУуЧчЫыHhÕõŪūWwXxt"},
    Accented{0x0309, U"ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ", U"AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy"},
    Accented{0x030A, U"ÅåŮůẘẙ", U"AaUuwy"},
    Accented{0x030B, U"ŐőŰűӲӳ", U"OoUuУу"},
    Accented{0x030C, U"ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚǦǧǨǩǮǯǰȞȟ", U"CcDdEeLlNnRrSsTtZzAaIiOoUuÜüGgKkƷʒjHh"},
    Accented{0x030F, U"ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ", U"AaEeIiOoRrUuѴѵ"},
    Accented{0x0311, U"ȂȃȆȇȊȋȎȏȒȓȖȗ", U"AaEeIiOoRrUu"},
    Accented{0x031B, U"ƠơƯư", U"OoUu"},
    Accented{0x0323, U"ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạẸẹỊịỌọỢợỤụỰựỴỵ", U"BbDdHhKkLlMmNnRrSsTtVvWwZzAaEeIiOoƠơUuƯưYy"},
    Accented{0x0324, U"Ṳṳ", U"Uu"},
    Accented{0x0325, U"Ḁḁ", U"Aa"},
    Accented{0x0326, U"ȘșȚț", U"SsTt"},
    Accented{0x0327, U"ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ", U"CcGgKkLlNnRrSsTtEeDdHh"},
    Accented{0x0328, U"ĄąĘęĮįŲųǪǫ", U"AaEeIiUuOo"},
    Accented{0x032D, U"ḒḓḘḙḼḽṊṋṰṱṶṷ", U"DdEeLlNnTtUu"},
    Accented{0x032E, U"Ḫḫ", U"Hh"},
    Accented{0x0330, U"ḚḛḬḭṴṵ", U"EeIiUu"},
    Accented{0x0331, U"ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ", U"BbDdKkLlNnRrTtZzh"},
};
static_assert(std::ranges::all_of(accented,
                                  [](const Accented& row) { return row.letters.size() == row.plain.size(); }));

/// Letters that look like others, case by case: a capital may look like a letter that its small one does not.
struct LookAlikes {
  std::u32string_view letters;
  std::u32string_view latin;
};

constexpr std::array look_alikes{
    LookAlikes{U"АВСЕНІЈКМОРЅТУХҮԚԜԌѴӀЗЬҒ", U"ABCEHIJKMOPSTYXYQWGVI3bF"},  // Cyrillic
    LookAlikes{U"асеһіјорѕухүԛԝѵԁӏкгпьғ", U"acehijopsyxyqwvdlkrnbf"},
    LookAlikes{U"ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳ", U"ABEZHIKMNOPTYXCj"},  // Greek
    LookAlikes{U"αικνορυχγησϲω", U"aikvopuxynocw"},
    LookAlikes{U"օսոհցՕՍ", U"ounhgOU"},  // Armenian
    LookAlikes{U"ıɑɡɩſʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", U"iagifbcdeghijklmnoprtuvwyz"},
    LookAlikes{U"ℬℰℱℋℐℒℳℛℂℍℕℙℚℝℤℭℌℑℜℨℎℯℊℴℓ", U"BEFHILMRCHNPQRZCHIRZhegol"},  // holes in the alphabets of mathematics
    LookAlikes{U"ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ", U"IVXLCDMivxlcdm"},
    LookAlikes{U"‐‑‒–—―−﹘﹣", U"---------"},
    LookAlikes{U"‘’‛ʹʻʼʽ′`´", U"''''''''''"},
};
static_assert(std::ranges::all_of(look_alikes,
                                  [](const LookAlikes& row) { return row.letters.size() == row.latin.size(); }));

char32_t paired(std::u32string_view from, std::u32string_view to, char32_t letter) {
  const std::size_t at = from.find(letter);
  return at == std::u32string_view::npos ? no_letter : to[at];
}

/// One of `count` characters from `first` on: the alphabets in a row, each of them as long as `alphabet`.
char32_t in_rows(char32_t letter, char32_t first, char32_t count, std::u32string_view alphabet) {
  return letter >= first && letter < first + count ? alphabet[(letter - first) % alphabet.size()] : no_letter;
}

/// Full-width, circled, bold, italic and other letters, which Unicode has whole alphabets of.
char32_t without_fancy(char32_t letter) {
  constexpr std::u32string_view capitals = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  constexpr std::u32string_view small = U"abcdefghijklmnopqrstuvwxyz";
  constexpr std::u32string_view both = U"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  if (letter >= 0xFF01 && letter <= 0xFF5E) return letter - 0xFF01 + U'!';
  for (const char32_t found : {in_rows(letter, 0x1D400, 13 * 52, both), in_rows(letter, 0x1D7CE, 50, U"0123456789"),
                               in_rows(letter, 0x24B6, 26, capitals), in_rows(letter, 0x24D0, 26, small),
                               in_rows(letter, 0x1F130, 26, capitals), in_rows(letter, 0x1F150, 26, capitals),
                               in_rows(letter, 0x1F170, 26, capitals), in_rows(letter, 0x249C, 26, small)}) {
    if (found != no_letter) return found;
  }
  return letter;
}

char32_t latin_letter(char32_t letter) {
  for (const LookAlikes& row : look_alikes) {
    if (const char32_t found = paired(row.letters, row.latin, letter); found != no_letter) return found;
  }
  return without_fancy(letter);
}

bool is_accent(char32_t letter) { return letter >= 0x300 && letter < 0x370; }

void append_latin(std::u32string& out, char32_t letter) {
  for (const Accented& row : accented) {
    if (const char32_t plain = paired(row.letters, row.plain, letter); plain != no_letter) {
      append_latin(out, plain);
      out += row.accent;
      return;
    }
  }
  out += latin_letter(letter);
}

/// Several accents on one letter look alike in whatever order they were typed.
void sort_accents(std::u32string& text) {
  for (auto begin = text.begin(); begin != text.end();) {
    begin = std::find_if(begin, text.end(), is_accent);
    const auto end = std::find_if_not(begin, text.end(), is_accent);
    std::sort(begin, end);
    begin = end;
  }
}

std::u32string latin(std::string_view name) {
  std::u32string out;
  for (std::size_t at = 0; at < name.size();) {
    const json::CodePoint point = json::decode_utf8(name, at);
    append_latin(out, point.length == 0 ? static_cast<unsigned char>(name[at]) : point.value);
    at += std::max<std::size_t>(1, point.length);
  }
  sort_accents(out);
  return out;
}

std::string utf8(std::u32string_view text) {
  std::string out;
  for (const char32_t letter : text) json::append_utf8(out, letter);
  return out;
}

}  // namespace

std::string latin_look(std::string_view name) { return utf8(latin(name)); }

std::string look_of(std::string_view name) {
  const std::u32string text = latin(name);
  std::u32string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool bare = i + 1 == text.size() || !is_accent(text[i + 1]);
    if (bare && (text[i] == U'I' || text[i] == U'1' || text[i] == U'|')) {
      out += U'l';
    } else if (text[i] == U'0') {
      out += U'o';
    } else if (text[i] == U'm') {
      out += U"rn";
    } else {
      out += text[i];
    }
  }
  return folded_name(utf8(out));
}

}  // namespace fondaco::store
