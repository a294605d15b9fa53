// SPDX-License-Identifier: MIT
#pragma once
// What the judgement gives for each thing, in hundredths of a point unless said otherwise. First guessed; those that
// moved the scores of greedy players most, alone and with two players, were then set by such scores.

namespace fondaco::merkator::weigh {

// Contracts (MK-9.2). With turns ahead a contract is worth less than its points if it is low, since a better one will
// take its place, and what counts is how far up it stands.
inline constexpr int standing = 36;      ///< for each value, far from the end
inline constexpr int standing_high = 5;  ///< for each value squared
inline constexpr int standing_turns = 12;
inline constexpr int replaced = 3;  ///< spaces of the office where better contracts are expected

// Contracts within reach (MK-6.5).
inline constexpr int hope = 58;          ///< percent of its reward that a contract ready to be delivered promises
inline constexpr int per_trip = 66;      ///< percent left of a promise for each trip that must fetch goods before
inline constexpr int per_unit = 95;      ///< percent left for each unit still missing
inline constexpr int unpaid_trip = 75;   ///< percent left while the counters for the place are missing (MK-5.2)
inline constexpr int fitting = 7;        ///< percent more for each trip that the visible reward is nearer
inline constexpr int beside = 70;        ///< percent that further contracts of the same place count: they share goods
inline constexpr int second_place = 82;  ///< percent that the second best place counts
inline constexpr int third_place = 66;
inline constexpr int fourth_place = 40;

// Goods.
inline constexpr int wanted_good = 68;  ///< demanded by a contract one holds
inline constexpr int spare_good = 20;   ///< the first two of a type beyond that
inline constexpr int more_goods = 10;   ///< the next ones, on the way to an exchange (MK-6.4)
inline constexpr int supply_cube = 44;
inline constexpr int goods_turns = 4;  ///< with fewer turns left goods are worth less

// Bonus cards, for each turn left (MK-5.4).
inline constexpr int bonus_card = 10;
inline constexpr int bonus_time = 12;    ///< percent more for each counter that its place gives, less for each it takes
inline constexpr int bonus_stacked = 4;  ///< beside another one of the same place
inline constexpr int bonus_on_way = 6;   ///< at the place of a contract one holds
inline constexpr int bonus_wanted = 4;   ///< its good is demanded
inline constexpr int bonus_turns = 10;

// Time counters: trips, exchanges and joins (MK-6.10).
inline constexpr int first_counters = 12;
inline constexpr int more_counters = 8;
inline constexpr int counter_turns = 4;

// Coins and the contracts that can be sold.
inline constexpr int coin = 20;
inline constexpr int coin_turns = 4;
inline constexpr int affordable = 90;  ///< percent of a building's points that the coins for it are worth
inline constexpr int saving = 75;      ///< percent while some are missing
inline constexpr int card_in_hand = 40;

// Buildings (MK-9.3).
inline constexpr int building_turns = 10;
inline constexpr int typical = 68;  ///< percent of the most that a building may bring

// The table.
inline constexpr int turns_per_counter = 150;  ///< percent: some trips take none, some two
inline constexpr int rival_of_one = 50;        ///< percent that a rival's prospects count
inline constexpr int rival_of_many = 40;
inline constexpr int pace = 20;  ///< percent of the lead that the end makes sure
inline constexpr int win = 2000;
inline constexpr int refused_offer = 10;  ///< what it costs to make an offer in vain

}  // namespace fondaco::merkator::weigh
